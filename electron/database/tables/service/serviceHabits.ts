/** What was noticed of a service that its answers have to be read by. */
export const serviceHabitTables = `
CREATE TABLE service_habits (
  service TEXT PRIMARY KEY,
  -- 1: the rows of its answers do not say in which language they are.
  leaves_languages_out INTEGER NOT NULL
) WITHOUT ROWID;
`
