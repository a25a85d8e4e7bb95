/** Reads the form of an upload step from a request: urlencoded or multipart, within a limit. */
import type { ServiceRequest } from '../http/exchange.ts'
import { ServiceError } from '../http/serviceError.ts'
import { keyOfName, wrong, type Form, type FormFile } from './form.ts'
import { boundaryOf, readMultipart } from './multipart.ts'
import { textOfField } from './partLabels.ts'

/** Throws `payload_too_large` past the limit and `invalid_request` for what is no form. */
export async function readForm(request: ServiceRequest, limitBytes: number): Promise<Form> {
  const type = String(request.headers['content-type'] ?? '')
  if (/^multipart\/form-data\b/i.test(type)) {
    const boundary = boundaryOf(type)
    return multipartForm(await request.readBody(limitBytes), boundary)
  }
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return urlencodedForm(await request.readBody(limitBytes))
  throw new ServiceError('invalid_request', 'Send a form: multipart/form-data or application/x-www-form-urlencoded.')
}

function multipartForm(body: Uint8Array, boundary: string): Form {
  const values = new Map<string, string[]>()
  const files = new Map<string, FormFile>()
  for (const part of readMultipart(body, boundary)) {
    const { name, fileName, bytes } = part
    const key = keyOfName(name)
    if (fileName === null) add(values, key, textOfField(part))
    else if (files.has(key)) throw wrong(name, 'only one file may be sent at a time.')
    else files.set(key, { name: fileName, bytes })
  }
  return { values, files }
}

function urlencodedForm(body: Uint8Array): Form {
  const values = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(new TextDecoder().decode(body))) add(values, keyOfName(name), value)
  return { values, files: new Map() }
}

function add(values: Map<string, string[]>, key: string, value: string): void {
  values.set(key, [...(values.get(key) ?? []), value])
}
