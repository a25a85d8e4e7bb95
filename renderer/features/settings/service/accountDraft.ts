/** What is typed of an account, and what is still wrong with it. Pure. */
import type { ErrorCode } from '../../../../shared/errors.ts'
import type { SecretState, SettingsState } from '../../../../shared/contract/settings.ts'
import { settingTable } from '../../../../shared/settings/settingTable.ts'
import { wholeAddress } from '../wholeAddress.ts'

export const accountFields = ['address', 'downloadAddress', 'key', 'uploadAddress', 'token'] as const
const addressFields = ['address', 'downloadAddress', 'uploadAddress'] as const
export type AccountField = (typeof accountFields)[number]

type AccountTexts = Readonly<Record<AccountField, string>>

/** Only what was typed; a field that is not there shows what is kept. */
export type AccountDraft = Readonly<Partial<Record<AccountField, string>>>

export type FieldFault = 'addressMissing' | 'addressWrong' | 'keyMissing'
export type AccountFaults = Readonly<Partial<Record<AccountField, FieldFault>>>

export const builtIn = settingTable['service.address'].takes.instead

/** Whether anything stands in the fields that is not kept yet. */
export function isTyped(draft: AccountDraft): boolean {
  return Object.values(draft).some((text) => text.trim() !== '')
}

/** What stands in the fields: a key or token only while it is typed. */
export function accountTexts(draft: AccountDraft, { values }: SettingsState): AccountTexts {
  const address = values['service.address']
  return {
    address: (draft.address ?? (address === builtIn ? '' : address)).trim(),
    downloadAddress: (draft.downloadAddress ?? values['service.downloadAddress']).trim(),
    uploadAddress: (draft.uploadAddress ?? values['service.uploadAddress']).trim(),
    key: (draft.key ?? '').trim(),
    token: (draft.token ?? '').trim(),
  }
}

/** What was typed since: its fields say something else than those that were tested. */
export function typedSince(tested: AccountDraft, now: AccountDraft): AccountDraft {
  return Object.fromEntries(Object.entries(now).filter(([field, text]) => tested[field as AccountField] !== text))
}

/** With the addresses that were typed made whole: so they are tested, kept and shown. */
export function wholeDraft(draft: AccountDraft): AccountDraft {
  const typed = addressFields.filter((field) => draft[field] !== undefined)
  const whole = typed.map((field): [string, string] => [field, wholeAddress(draft[field] ?? '')])
  return { ...draft, ...Object.fromEntries(whole) }
}

/** The token to keep where nothing else was typed: it belongs to the addresses that are kept. Else null. */
export function tokenAlone(draft: AccountDraft, state: SettingsState): string | null {
  const { values } = state
  const texts = accountTexts(draft, state)
  const isKept =
    values['service.address'] !== builtIn &&
    texts.address === values['service.address'] &&
    texts.downloadAddress === values['service.downloadAddress'] &&
    texts.uploadAddress === values['service.uploadAddress']
  return isKept && texts.key === '' && texts.token !== '' ? texts.token : null
}

/** Empty where all that is needed is there. */
export function faultsOf(draft: AccountDraft, state: SettingsState): AccountFaults {
  const texts = accountTexts(draft, state)
  const addresses = (['downloadAddress', 'uploadAddress'] as const).filter(
    (field) => texts[field] !== '' && !isAddress(texts[field]),
  )
  return {
    ...(texts.address === ''
      ? { address: 'addressMissing' }
      : isAddress(texts.address)
        ? {}
        : { address: 'addressWrong' }),
    ...Object.fromEntries(addresses.map((field) => [field, 'addressWrong'])),
    ...(texts.key === '' && !hasKey(texts, state) ? { key: 'keyMissing' } : {}),
  }
}

const noKey: SecretState = { isSet: false, ending: '' }

/** The key that is there for these addresses: one is kept for those that it was entered for, and for no others. */
export function keyKeptFor(texts: AccountTexts, { values, apiKey, formerServices }: SettingsState): SecretState {
  const isOf = (address: string, downloadAddress: string) =>
    texts.address === address && texts.downloadAddress === downloadAddress
  if (isOf(values['service.address'], values['service.downloadAddress'])) return apiKey
  return formerServices.find((former) => isOf(former.address, former.downloadAddress))?.apiKey ?? noKey
}

function hasKey(texts: AccountTexts, state: SettingsState): boolean {
  return state.isKeyInEnvironment || keyKeptFor(texts, state).isSet
}

function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
}

/** The field that an error of the test belongs to; null where it is of none. */
export function fieldOfError(code: ErrorCode): AccountField | null {
  return fieldOf[code] ?? null
}

const fieldOf: Readonly<Partial<Record<ErrorCode, AccountField>>> = {
  'key.missing': 'key',
  'key.refused': 'key',
  'token.missing': 'token',
  'token.refused': 'token',
  'service.unreachable': 'address',
  'service.timeout': 'address',
  'service.badAnswer': 'address',
  'service.notFound': 'address',
  'service.redirected': 'address',
  'service.unsafeAddress': 'address',
}
