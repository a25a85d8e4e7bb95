/** What docs/api.md and docs/api-decisions.md list, held against the code: paths, codes, words and figures that are closed lists. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jobStatuses } from '../service/ai/jobs/job.ts'
import { serviceErrorStatuses } from '../service/http/serviceError.ts'
import { anonymousLimits, paidRequestsPerMinute, plans } from '../service/usage/plans.ts'
import { languages } from '../shared/language.ts'
import { tones } from '../shared/translation/tones.ts'
import { framerateCodes, productionTypes, uploadExtensions, uploadQualities } from '../shared/uploads/uploadTerms.ts'
import { partOf, readPage, root } from './support/docsPages.ts'

const api = readPage('docs/api.md')
const decisions = readPage('docs/api-decisions.md')

function under(page: string, heading: string): string {
  const part = partOf(page, (text) => text === heading)
  expect(part, heading).not.toBeNull()
  return part ?? ''
}

function row(part: string, begin: string): string {
  return part.split('\n').find((line) => line.startsWith(`| ${begin}`)) ?? ''
}

test('every path of the service is on one of the pages', () => {
  const table = readFileSync(join(root, 'service/routes/routeTable.ts'), 'utf8')
  const paths = Array.from(table.matchAll(/'(\/(?:api|user)\/[^']+)'/g), ([, path = '']) => path).filter(
    (path) => path.split('/').length > 3 || path.startsWith('/user/'),
  )
  expect(paths.length).toBeGreaterThan(15)
  const shape = (text: string) => text.replaceAll(/\{\w+\}(?=\/(?:api|user))/g, '').replaceAll(/\{(\w+)\}/g, '{}')
  const known = shape(api + decisions)
  expect(paths.filter((path) => !known.includes(shape(path)))).toEqual([])
})

test('every code of a refusal stands under its status, and no other does', () => {
  const rows = under(decisions, 'Errors').matchAll(/^\| (\d{3}) +\| (.+?) *\|$/gm)
  const told = Array.from(rows, ([, status = '', codes = '']) =>
    Array.from(codes.matchAll(/`(\w+)`/g), ([, code = '']) => [code, Number(status)] as const),
  ).flat()
  expect(Object.fromEntries(told)).toEqual(serviceErrorStatuses)
})

test('the language codes are those of the language table', () => {
  const [list = ''] = /[A-Z_]+(?:\s[A-Z_]{2,})+/.exec(under(decisions, 'Language codes')) ?? []
  const codes = new Set(languages.flatMap(({ serviceCode }) => serviceCode ?? []))
  expect(list.split(/\s/).toSorted()).toEqual([...codes].toSorted())
})

test('the states of a job, the tones and the words of an upload are all named', () => {
  const named = (part: string, words: readonly string[]) => words.filter((word) => !part.includes(`\`${word}\``))
  expect(named(under(api, '3. States and transitions'), jobStatuses)).toEqual([])
  expect(named(under(api, 'v2 translations'), tones)).toEqual([])
  const upload = under(api, 'Upload')
  expect(named(upload, uploadQualities)).toEqual([])
  const framerates = row(upload, '`framerate`')
  expect(framerateCodes.filter((code) => !new RegExp(`\\b${code}\\b`).test(framerates))).toEqual([])
  const types = row(upload, '`production_type`')
  expect(Object.values(productionTypes).filter((code) => !new RegExp(`\\b${code} `).test(types))).toEqual([])
  const files = row(under(decisions, 'Uploads'), 'files ')
  expect(uploadExtensions.filter((extension) => !files.includes(extension))).toEqual([])
})

test('the limits are those of the plans', () => {
  const limits = under(api, '8. Limits')
  const cells = (begin: string) => row(limits, begin).split('|').slice(2, 4).join()
  const { free, plus, pro } = plans
  const shown = (count: number) => count.toLocaleString('en')
  expect(cells('searches')).toContain(shown(free.limits.search))
  expect(cells('searches')).toContain(shown(pro.limits.search))
  expect(cells('downloads')).toContain(shown(free.limits.downloads))
  expect(cells('downloads')).toContain(shown(pro.limits.downloads))
  expect(cells('AI')).toContain(shown(pro.limits.ai))
  expect(cells('keys')).toContain(shown(pro.managedKeys))
  expect(limits).toContain(`1. Downloads without a key: ${shown(anonymousLimits.downloads)} a day`)
  expect(limits).toContain(`${shown(paidRequestsPerMinute)} requests a minute`)
  expect(under(decisions, '3. Plans')).toContain(`${shown(plus.limits.ai)} AI jobs`)
})
