/** Titles of the library under the names that a service or a person gave them, where their files are named otherwise. */
export const learntNameTables = `
CREATE TABLE learnt_name (
  title TEXT NOT NULL PRIMARY KEY,       -- as the names of its files say it, else the folder that they lie in
  names TEXT NOT NULL                    -- one a line
) STRICT, WITHOUT ROWID;
`
