-- Refused requests are forgotten after a while: an index to find them by, and one for the check that no row of the log
-- refers to what is deleted, which would read the whole log otherwise.
CREATE INDEX request_refused ON request (at) WHERE accepted = 0;
CREATE INDEX log_request ON log (request) WHERE request IS NOT NULL;
