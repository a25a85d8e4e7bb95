/** What the options of `upload` say of the fields of upload step 3 (API §4). */
import { resolve } from 'node:path'
import type { z } from 'zod'
import { uploadFields, type UploadFields } from '../../shared/contract/upload.ts'
import { AppError } from '../../shared/errors.ts'
import { languageTagOf } from '../../shared/language.ts'
import { overridesOf } from './overrides.ts'
import type { Given } from './table/appCommand.ts'
import type { uploadOptions } from './table/uploadOptions.ts'
import type { Terminal } from './terminal.ts'

export interface UploadOptions {
  /** Absolute. */
  readonly paths: readonly string[]
  readonly video: string | null
  readonly change: Partial<UploadFields>
  readonly home: string | undefined
  readonly overrides: Readonly<Record<string, string>>
  readonly isJson: boolean
  readonly isQuiet: boolean
  readonly isDryRun: boolean
  /** Sends also what was sent before, or what nobody knows to have arrived. */
  readonly isAgain: boolean
  /** All files are one upload. */
  readonly isPack: boolean
  /** The file of an earlier step 2 that this one takes the place of; null for none. */
  readonly replacesFileId: string | null
}

/** @throws AppError 'input.invalid', 'input.unknownLanguage' */
export function readUploadOptions(
  { values, positionals }: Given<typeof uploadOptions>,
  terminal: Pick<Terminal, 'cwd'>,
): UploadOptions {
  if (values.video !== undefined && positionals.length > 1 && !values.pack)
    throw new AppError('input.invalid', '--video belongs to one subtitle. Upload the others by themselves.')
  if (values['file-n-id'] !== undefined && positionals.length > 1)
    throw new AppError('input.invalid', '--file-n-id belongs to one subtitle. Upload the others by themselves.')
  const { service, 'download-url': downloads, 'upload-url': uploads } = values
  return {
    paths: positionals.map((path) => resolve(terminal.cwd, path)),
    video: values.video === undefined ? null : resolve(terminal.cwd, values.video),
    change: fieldsOf(values),
    home: values.home,
    overrides: overridesOf({ service, 'download-url': downloads, 'upload-url': uploads }),
    isJson: values.json ?? false,
    isQuiet: values.quiet ?? false,
    isDryRun: values['dry-run'] ?? false,
    isAgain: values.again ?? false,
    isPack: values.pack ?? false,
    replacesFileId: values['file-n-id'] ?? null,
  }
}

type Values = Given<typeof uploadOptions>['values']

/** Flag, field, and how its text is read; the schema of the fields says what is allowed. */
const readers: readonly (readonly [
  option: keyof typeof uploadOptions,
  field: keyof UploadFields,
  read: (text: string) => unknown,
])[] = [
  ['type', 'type', asText],
  ['moviedb-id', 'moviedbId', Number],
  ['filmdb-id', 'filmdbId', asText],
  ['service-id', 'serviceId', (value) => Number(value.replace(/^sd/i, ''))],
  ['name', 'name', asText],
  ['lang', 'language', languageTag],
  ['quality', 'quality', asText],
  ['production-type', 'productionType', Number],
  ['framerate', 'framerate', Number],
  ['comment', 'comment', asText],
  ['season', 'season', Number],
  ['episode', 'episodeFrom', Number],
  ['episode', 'episodeEnd', Number],
  ['ef', 'episodeFrom', Number],
  ['ee', 'episodeEnd', Number],
  ['hi', 'isHearingImpaired', asFlag],
  ['sd-id', 'updates', asText],
]

function fieldsOf(values: Values): Partial<UploadFields> {
  const change: Record<string, unknown> = {}
  for (const [option, field, read] of readers) {
    const value = values[option]
    if (typeof value !== 'string') continue
    const checked = uploadFields.shape[field].safeParse(read(value))
    if (!checked.success) throw unsuitable(option, value, checked.error)
    change[field] = checked.data
  }
  return {
    ...change,
    ...(values.release === undefined ? {} : { releases: namesIn('release', values.release) }),
    ...(values.tag === undefined ? {} : { tags: namesIn('tag', values.tag) }),
    ...(values['full-season'] === true ? { isFullSeason: true, episodeFrom: null, episodeEnd: null } : {}),
  }
}

function namesIn(option: 'release' | 'tag', given: unknown): string[] {
  const checked = uploadFields.shape.releases.safeParse(given)
  if (!checked.success) throw unsuitable(option, String(given), checked.error)
  return checked.data
}

function asText(value: string): string {
  return value
}

function asFlag(value: string): unknown {
  return new Map([
    ['true', true],
    ['false', false],
  ]).get(value)
}

function languageTag(code: string): string {
  const tag = languageTagOf(code)
  if (tag === null) throw new AppError('input.unknownLanguage', `"${code}" is not a supported language.`)
  return tag
}

function unsuitable(option: string, value: string, { issues }: z.ZodError): AppError {
  return new AppError('input.invalid', `Invalid value "${value}" for --${option}: expected ${wordsOf(issues[0])}.`)
}

function wordsOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'invalid_value') return issue.values.map(String).join(', ')
  if (issue?.code === 'invalid_type' && issue.expected === 'boolean') return 'true, false'
  return issue?.code === 'invalid_type' && issue.expected !== 'string' ? 'a whole number' : 'another value'
}
