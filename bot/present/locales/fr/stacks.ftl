# Les piles : des pièces sur une même case, l'une sur l'autre.

stacks-line = Piles, le bas d'abord : { $stacks }.
stacks-stack = { $square } : { $pieces }
stacks-risen = { $piece } (relevé, encore 1 tour)
