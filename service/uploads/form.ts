/** A sent form, and reading single values out of it by their names in any style (file_n_ids, fileNIds, file_n_ids[]). Pure. */
import { z } from 'zod'
import { ServiceError } from '../http/serviceError.ts'

export interface FormFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Values and files by `keyOfName` of the names they came under. */
export interface Form {
  readonly values: ReadonlyMap<string, readonly string[]>
  readonly files: ReadonlyMap<string, FormFile>
}

/** One spelling for all: without underscores, capitals and the brackets of a list. */
export function keyOfName(name: string): string {
  return name
    .replace(/\[\d{0,4}\]$/, '')
    .replaceAll('_', '')
    .toLowerCase()
}

/** The refusal of one field: its name in the document's spelling comes first. */
export function wrong(field: string, what: string): ServiceError {
  return new ServiceError('invalid_request', `${field}: ${what}`)
}

/** Whether the form has the field at all, be it empty. */
export function hasField(form: Form, field: string): boolean {
  return form.values.has(keyOfName(field))
}

/** An empty value counts as none. */
export function textIn(form: Form, field: string): string | undefined {
  return valuesIn(form, field)[0]
}

export function requiredText(form: Form, field: string): string {
  const text = textIn(form, field)
  if (text === undefined) throw wrong(field, 'is missing.')
  return text
}

export function integerIn(form: Form, field: string): number | undefined {
  const text = textIn(form, field)
  if (text === undefined) return undefined
  if (!/^-?\d{1,12}$/.test(text)) throw wrong(field, 'must be a whole number.')
  return Number(text)
}

/** true, 1, false or 0, in any case. */
export function requiredFlag(form: Form, field: string): boolean {
  const text = requiredText(form, field).toLowerCase()
  if (text === 'true' || text === '1') return true
  if (text === 'false' || text === '0') return false
  throw wrong(field, 'must be true or false.')
}

/** Repeated fields, else the one value as JSON text or as a comma list (API decisions §1). */
export function listIn(form: Form, field: string): readonly string[] {
  const values = valuesIn(form, field)
  const [only, ...others] = values
  if (only === undefined || others.length > 0) return values
  return only.startsWith('[') ? jsonList(only, field) : nonEmpty(only.split(','))
}

const jsonTexts = z.array(z.string().or(z.number().transform(String)))

function jsonList(text: string, field: string): readonly string[] {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    // A release name may begin with a bracket.
    return nonEmpty(text.split(','))
  }
  const read = jsonTexts.safeParse(list)
  if (!read.success) throw wrong(field, 'must be a list of texts.')
  return nonEmpty(read.data)
}

function valuesIn(form: Form, field: string): readonly string[] {
  return nonEmpty(form.values.get(keyOfName(field)) ?? [])
}

/** They turn the order of what stands around them, and are no part of any name: embeddings, overrides and isolates. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g

/** JSON text may hold half a character, which no database and no name can. */
function nonEmpty(values: readonly string[]): readonly string[] {
  return values.map((value) => value.toWellFormed().replace(directions, '').trim()).filter((value) => value !== '')
}
