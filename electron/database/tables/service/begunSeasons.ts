/** Seasons whose look-up at a service was begun and has not come to its end. */
export const begunSeasonTables = `
CREATE TABLE begun_season (
  service TEXT NOT NULL,
  season TEXT NOT NULL,                  -- title, year, number and languages
  scout TEXT NOT NULL,                   -- question of the episode that was asked for first
  PRIMARY KEY (service, season)
) STRICT, WITHOUT ROWID;
`
