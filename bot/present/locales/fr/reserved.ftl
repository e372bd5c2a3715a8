# Les mots que personne ne peut prendre comme nom, parce que des phrases les disent des gens ; avec ou sans accents. Pas de prénoms : ni
# Blanche ni Elle.

reserved-words =
    { sides-white } { sides-white.m } { sides-black } { sides-black.m } { sides-black.f } { sides-blue } { sides-blue.m } { sides-blue.f } { sides-red } { sides-red.m }
    quelqu'un quelqu'une quiconque personne nul aucun aucune chacun chacune tous toutes tout toute monde
    importe qui je moi me te toi nous vous ils eux on soi
    ici salon canal serveur chat groupe gens membre membres joueur joueuse joueurs joueuses adversaire
    adversaires rival rivale gagnant gagnante vainqueur perdant perdante remplaçant remplaçante
    spectateur spectatrice spectateurs spectatrices invité invitée invités visiteur visiteuse inconnu
    inconnue étranger étrangère humain humaine humains machine
    admin administrateur administratrice modérateur modératrice gérant gérante propriétaire opérateur
    opératrice organisateur organisatrice arbitre équipe assistance système développeur développeuse
    anonyme supprimé supprimée effacé effacée nulle match gagné perdu côté pendule deuxième troisième
    hasard
reserved-fillers =
    un une des le la les l n du de d au aux mon ma mes ton ta tes notre nos votre vos leur leurs son sa
    ses ce cet cette ces autre autres ancien ancienne anciens anciennes nouveau nouvelle dernier
    dernière même mêmes seul seule deux trois et ou mais pour à en sur avec est sont était officiel
    officielle
reserved-computers = ordinateur ordi bot
reserved-level = niveau
