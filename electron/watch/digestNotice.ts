/**
 * Sends the daily digest to the address that the user named. Its text has counts and nothing else: no name, no path, no key.
 * As the desktop's own notification: once a day, and never in quiet hours.
 */
import type { Clock } from '../../node/clock.ts'
import { toAppError } from '../../shared/errors.ts'
import { bestLanguage } from '../../shared/messages/bestLanguage.ts'
import type { Settings } from '../../shared/settings/settingTable.ts'
import { afterFailure, afterTold, retryAfterMs, type OutsideStandings } from '../batch/players/outsideStandings.ts'
import type { LogEvent } from '../log/logEntry.ts'
import type { NoticeApi, OutsideNotice } from '../serviceClient/players/noticeApi.ts'
import { TellFailure } from '../serviceClient/players/outsideRequest.ts'
import { outsideTarget } from '../settings/outsideSecrets.ts'
import type { Secrets } from '../settings/secrets.ts'
import type { SettingsStore } from '../settings/settings.ts'
import type { Digest } from './digest.ts'
import { quietUntil } from './quietHours.ts'

export interface DigestNoticeParts {
  readonly api: NoticeApi
  readonly standings: OutsideStandings
  readonly settings: Pick<SettingsStore, 'read'>
  readonly secrets: Pick<Secrets, 'get'>
  readonly clock: Pick<Clock, 'nowMs' | 'later'>
  readonly note: LogEvent
  /** Of this machine, where the settings name no language. */
  readonly systemLanguages: readonly string[]
  readonly isOffline: boolean
}

export interface DigestNotice {
  /** Does nothing where no address is named. Never rejects. */
  digest(digest: Digest): Promise<void>
  /** A notification that says it is a trial. @throws TellFailure, also where no address is named */
  test(signal: AbortSignal): Promise<void>
  onChanged(listener: () => void): () => void
  close(): void
}

/** Later it would tell of yesterday. */
const mostTries = 6

export function createDigestNotice(parts: DigestNoticeParts): DigestNotice {
  const { standings, clock } = parts
  const stop = new AbortController()
  const listeners = new Set<() => void>()
  let cancelRetry: (() => void) | null = null

  async function send(notice: OutsideNotice, signal: AbortSignal): Promise<void> {
    const settings = parts.settings.read()
    const target = outsideTarget('notify', { settings, secrets: parts.secrets })
    if (target === null) throw new TellFailure('notFound')
    await parts.api.send(target, { notice, form: settings['notify.form'] }, signal)
  }

  const mayTell = (settings: Settings) =>
    !parts.isOffline && settings['notify.address'] !== '' && quietUntil({ settings }, clock.nowMs()) === null

  /** In quiet hours it is dropped: after them it would tell of yesterday. */
  async function tryToSend(notice: OutsideNotice, tries: number): Promise<void> {
    if (!mayTell(parts.settings.read())) return
    const failure = await send(notice, stop.signal).then(() => null, failureOf)
    if (stop.signal.aborted) return
    if (failure === null) standings.set('notify', afterTold(clock.nowMs(), null))
    else putOff(notice, tries, failure)
    for (const listener of listeners) listener()
  }

  function putOff(notice: OutsideNotice, tries: number, { kind, message }: TellFailure): void {
    parts.note('warn', 'notify.failed', { failure: message })
    if (tries < mostTries)
      cancelRetry = clock.later(retryAfterMs(tries), () => void tryToSend(notice, tries + 1).catch(noteTrouble))
    standings.set('notify', afterFailure(standings.get('notify'), kind, clock.nowMs()))
  }

  /** Of the home's disk: nobody waits for the digest, and the next one is of another day. */
  function noteTrouble(thrown: unknown): void {
    const { code, message } = toAppError(thrown)
    parts.note('warn', 'notify.trouble', { code, message })
  }

  async function tell({ written, questions }: Digest): Promise<void> {
    const settings = parts.settings.read()
    if (!mayTell(settings)) return
    cancelRetry?.()
    const { desktop } = await wordsOf(settings)
    const message = desktop.notice.digest({ written, questions })
    const title = `Undertitle: ${desktop.notice.digestTitle}`
    await tryToSend({ event: 'digest', title, message, counts: { written, questions } }, 1)
  }

  /** Loaded for the days on which there is something to tell. */
  async function wordsOf(settings: Settings) {
    const { loadHostMessages } = await import('../../shared/messages/loadHostMessages.ts')
    return loadHostMessages(settings.uiLanguage === '' ? bestLanguage(parts.systemLanguages) : settings.uiLanguage)
  }

  return {
    digest: (digest) => tell(digest).catch(noteTrouble),
    async test(signal) {
      const { players } = await wordsOf(parts.settings.read())
      await send({ event: 'test', title: 'Undertitle', message: players.notifyTrial, counts: {} }, signal)
      standings.set('notify', afterTold(clock.nowMs(), null))
      for (const listener of listeners) listener()
    },
    onChanged(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      stop.abort()
      cancelRetry?.()
    },
  }
}

function failureOf(thrown: unknown): TellFailure {
  return thrown instanceof TellFailure ? thrown : new TellFailure('unreachable')
}
