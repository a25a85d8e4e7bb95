/** Skips every test by name where they are to run on PostgreSQL and this system has none. */
import { beforeEach } from 'vitest'

if (process.env['UNDERTITLE_STORE'] === 'postgres' && process.env['UNDERTITLE_TEST_POSTGRES'] === undefined)
  beforeEach(({ skip }) => skip('PostgreSQL 15 or newer is not installed here (Debian: postgresql).'))
