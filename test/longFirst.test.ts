import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { longFiles } from './support/longFirst.ts'

test('every test file that the order of a run names as long is there', () => {
  const files = new Set(readdirSync('test', { recursive: true, encoding: 'utf8' }).map((path) => basename(path)))
  expect([...longFiles].filter((name) => !files.has(name))).toEqual([])
})
