-- Posts are read room by room, so that a room that owes many, or that nothing can be sent to, keeps no other waiting.
CREATE INDEX outbox_room ON outbox (platform, room, id);
DROP INDEX outbox_owed;
