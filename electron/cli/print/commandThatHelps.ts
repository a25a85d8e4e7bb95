/** A failure whose sentence sends to the settings → the command that changes them: a command line has no screen to look at. Pure. */
import type { AppError, ErrorCode } from '../../../shared/errors.ts'

const enterKey =
  'Set UNDERTITLE_API_KEY, or store the key: undertitle config set api-key (it is read from standard input).'

const enterToken =
  'Set UNDERTITLE_UPLOAD_TOKEN, or store the token: undertitle config set upload-token (it is read from standard input).'

const enterAddress =
  'See the address: undertitle config get service.address. Change it: undertitle config set service.address https://…'

const helpFor: Readonly<Partial<Record<ErrorCode, string>>> = {
  'key.missing': enterKey,
  'key.refused': enterKey,
  'token.missing': enterToken,
  'token.refused': enterToken,
  'service.unreachable': enterAddress,
  'service.unsafeAddress': enterAddress,
  'service.redirected': enterAddress,
  'engine.missing':
    'See the engines of the built-in service: undertitle config get (engines.…). Set one: undertitle config set KEY VALUE',
}

/** null where the sentence says all: one code may have several sentences, and not each of them is mended by a setting. */
export function commandThatHelps({ code, message }: Pick<AppError, 'code' | 'message'>): string | null {
  return message.includes('in the settings') ? (helpFor[code] ?? null) : null
}
