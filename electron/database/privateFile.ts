/** Files of the app's home that SQLite opens: there, and for their user alone, before it does. */
import { chmodSync, closeSync, lstatSync, openSync } from 'node:fs'
import { makePrivateFile } from '../../node/files/privatePlace.ts'

const hands = { userId: process.getuid?.() ?? null, chmodSync, lstatSync, openSync, closeSync }

/** SQLite's name for a database that is no file. */
const inMemory = ':memory:'

/** The same path. */
export function privateFile(path: string): string {
  if (path !== inMemory) makePrivateFile(path, hands)
  return path
}
