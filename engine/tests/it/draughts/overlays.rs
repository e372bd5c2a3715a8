//! Draughts under beams and denial.
