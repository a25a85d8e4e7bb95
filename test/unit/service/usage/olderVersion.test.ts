/** A folder that this version brought up to date, in the hands of the version before: people go back, and run two side by side. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { openServiceDatabase } from '../../../../service/catalogue/store/database.ts'
import { serviceTables } from '../../../../service/tables.ts'
import { createAccountBook } from '../../../../service/usage/accountBook.ts'
import { createAccounts } from '../../../../service/usage/accounts.ts'

test('what an older version writes into the folder goes in, and this version reads it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'undertitle-older-'))
  const database = openServiceDatabase(folder, serviceTables)
  onTestFinished(() => {
    database.close()
    rmSync(folder, { recursive: true })
  })
  const clock = { nowMs: () => 7 }
  const accounts = createAccounts({ database, clock, randomBytes })
  const book = createAccountBook({ database, accounts, clock })
  // Its very statements.
  database.run('INSERT INTO accounts VALUES (?, ?, ?, ?)', 'acc_old', 'old', 'pro', 3)
  database.run('INSERT INTO api_keys VALUES (?, ?, ?, ?, ?)', 'key_old', 'acc_old', 'first', 'hash', 4)
  expect(accounts.find('acc_old')).toMatchObject({ name: 'old', isBlocked: false })
  expect(book.keysOf('acc_old')).toMatchObject([{ id: 'key_old', name: 'first', ending: '', createdAtMs: 4 }])

  const made = book.makeKey('acc_old', 'second')
  expect(book.keysOf('acc_old')[1]).toMatchObject({ name: 'second', ending: made.slice(-4) })
  expect(accounts.ownerOfKey(made)?.account).toMatchObject({ id: 'acc_old', isBlocked: false })
  book.setBlocked('acc_old', true)
  book.setBlocked('acc_old', true)
  expect(accounts.ownerOfKey(made)?.account.isBlocked).toBe(true)
  expect(book.page({ text: 'acc_old', offset: 0, limit: 1 }).items).toMatchObject([{ isBlocked: true, keys: 2 }])
  book.setBlocked('acc_old', false)
  expect(accounts.find('acc_old')?.isBlocked).toBe(false)
  database.run('DELETE FROM api_keys WHERE account_id = ?', 'acc_old')
  expect(database.all('SELECT * FROM key_endings')).toEqual([])
})
