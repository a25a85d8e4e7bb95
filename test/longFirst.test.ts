import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { longFiles } from './support/longFirst.ts'

test('every test file that the order of a run names as long is there', () => {
  const files = new Set(readdirSync('test', { recursive: true, encoding: 'utf8' }).map((path) => basename(path)))
  expect([...longFiles].filter((name) => !files.has(name))).toEqual([])
})

test('each loop of kills that can be told a number of its own has one in the short round of .ci/run', () => {
  const loops = readdirSync(join('test', 'crash')).map((name) => readFileSync(join('test', 'crash', name), 'utf8'))
  const wanted = new Set(loops.flatMap((text) => text.match(/\bUNDERTITLE_[A-Z]+_KILLS\b/g) ?? []))
  expect(wanted.size).toBeGreaterThan(9)
  const told = new Set(readFileSync(join('.ci', 'run'), 'utf8').match(/\bUNDERTITLE_[A-Z]+_KILLS(?==\d)/g) ?? [])
  expect([...wanted].filter((name) => !told.has(name))).toEqual([])
})
