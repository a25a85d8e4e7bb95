/** Files that SQLite opens: there, and for their user alone, before it does. */
import { makePrivateFile } from '../files/privatePlace.ts'

/** SQLite's name for a database that is no file. */
const inMemory = ':memory:'

/** The same path. */
export function privateFile(path: string): string {
  if (path !== inMemory) makePrivateFile(path)
  return path
}
