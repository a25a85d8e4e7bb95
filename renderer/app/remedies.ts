/** What mends an error: each code of the host once, with the place where a person can do something about it. Data only. */
import type { ErrorCode } from '../../shared/errors.ts'
import type { ScreenId } from './address/screen.ts'
import type { NavigationTarget } from './address/navigationTarget.ts'

/** Of the messages `remedies`: what the button says. */
export type RemedyName =
  'key' | 'token' | 'service' | 'usage' | 'engines' | 'languages' | 'names' | 'folders' | 'report'

/** Where the button leads. */
export type RemedyPlace = Extract<NavigationTarget, { readonly screen: 'settings' }> | { readonly screen: ScreenId }

export const keyPlace = { screen: 'settings', section: 'service', field: 'api-key' } as const
export const tokenPlace = { screen: 'settings', section: 'service', field: 'upload-token' } as const

export const remedyPlaces: Readonly<Record<RemedyName, RemedyPlace>> = {
  key: keyPlace,
  token: tokenPlace,
  service: { screen: 'settings', section: 'service', field: 'service.address' },
  engines: { screen: 'settings', section: 'engines' },
  usage: { screen: 'usage' },
  languages: { screen: 'settings', section: 'languages', field: 'languages' },
  names: { screen: 'settings', section: 'names' },
  folders: { screen: 'settings', section: 'folders' },
  report: { screen: 'settings', section: 'support' },
}

/** null where the sentence itself says all that can be done. */
export const remedies: Readonly<Record<ErrorCode, RemedyName | null>> = {
  'input.invalid': null,
  'input.unknownLanguage': 'languages',
  'app.busy': null,
  'app.unreachable': null,
  'session.over': null,
  'home.locked': null,
  'home.unusable': null,
  'home.busy': null,
  'home.damaged': null,
  'folder.missing': 'folders',
  'folder.unreadable': 'folders',
  'file.missing': null,
  'file.foreign': null,
  'file.changed': null,
  'file.nameTooLong': 'names',
  'file.notWritable': null,
  'file.noPlayer': null,
  // Emptying the cache rarely frees the disk that is full, and what it held is paid for again.
  'disk.full': null,
  'disk.failing': null,
  'archive.unreadable': null,
  'archive.damaged': null,
  'archive.noMember': null,
  'subtitle.unreadable': null,
  'subtitle.unfit': null,
  'service.unreachable': 'service',
  'service.timeout': 'service',
  'service.busy': null,
  'service.refused': 'service',
  'engine.missing': 'engines',
  'engine.failed': null,
  'service.notFound': null,
  'service.badAnswer': 'service',
  'service.cutAnswer': null,
  'service.tooLarge': null,
  'service.redirected': 'service',
  'service.unsafeAddress': 'service',
  'key.missing': 'key',
  'key.refused': 'key',
  'token.missing': 'token',
  'token.refused': 'token',
  'quota.exhausted': 'usage',
  'plan.required': 'usage',
  cancelled: null,
  internal: 'report',
}
