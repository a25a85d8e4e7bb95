/**
 * Sends the daily digest, and new questions of watch mode, to the address that the user named: counts, no path and no key. Names of
 * videos only where the user wants them there. Never in quiet hours.
 */
import { basename, extname } from 'node:path'
import type { Clock } from '../../node/clock.ts'
import { toAppError } from '../../shared/errors.ts'
import { bestLanguage } from '../../shared/messages/bestLanguage.ts'
import { screenAddress } from '../../shared/screenAddress.ts'
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
import type { NewQuestions } from './rounds/newQuestions.ts'

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
  /** As `digest`, for questions that are new. */
  questions(asked: NewQuestions): Promise<void>
  /** The screens are served there from now on: without a slash at the end. */
  servedAt(url: string): void
  /** A notification that says it is a trial. @throws TellFailure, also where no address is named */
  test(signal: AbortSignal): Promise<void>
  onChanged(listener: () => void): () => void
  close(): void
}

const none: NewQuestions = { total: 0, videoPaths: [] }
/** As many videos as one notification names. */
export const mostNamed = 5

function withNew(untold: NewQuestions, asked: NewQuestions): NewQuestions {
  const videoPaths = [...new Set([...asked.videoPaths, ...untold.videoPaths])].slice(0, mostNamed)
  return { total: untold.total + asked.total, videoPaths }
}

/** Later it would tell of yesterday. */
const mostTries = 6

export function createDigestNotice(parts: DigestNoticeParts): DigestNotice {
  const { standings, clock } = parts
  const stop = new AbortController()
  const listeners = new Set<() => void>()
  /** By event: each gives way to a newer one of its kind alone. */
  const cancelRetry = new Map<OutsideNotice['event'], () => void>()
  let pageUrl: string | null = null
  /** Told of by watch mode, and not sent yet: a newer notice says them too. */
  let untold: NewQuestions = none

  async function send(notice: OutsideNotice, signal: AbortSignal): Promise<void> {
    const settings = parts.settings.read()
    const target = outsideTarget('notify', { settings, secrets: parts.secrets })
    if (target === null) throw new TellFailure('notFound')
    await parts.api.send(target, { notice, form: settings['notify.form'] }, signal)
  }

  const hasPlace = (settings: Settings) => !parts.isOffline && settings['notify.address'] !== ''
  const isQuiet = (settings: Settings) => quietUntil({ settings }, clock.nowMs()) !== null

  /** In quiet hours a digest is dropped: after them it would tell of yesterday. Questions are open still, and wait. */
  async function tryToSend(notice: OutsideNotice, tries: number): Promise<void> {
    const settings = parts.settings.read()
    if (!hasPlace(settings)) return
    if (isQuiet(settings)) {
      if (notice.event === 'questions') tryLater(notice, tries, tries)
      return
    }
    const failure = await send(notice, stop.signal).then(() => null, failureOf)
    if (stop.signal.aborted) return
    if (notice.event === 'questions' && (failure === null || tries >= mostTries)) untold = none
    if (failure === null) standings.set('notify', afterTold(clock.nowMs(), null))
    else putOff(notice, tries, failure)
    for (const listener of listeners) listener()
  }

  function putOff(notice: OutsideNotice, tries: number, { kind, message }: TellFailure): void {
    parts.note('warn', 'notify.failed', { failure: message })
    if (tries < mostTries) tryLater(notice, tries, tries + 1)
    standings.set('notify', afterFailure(standings.get('notify'), kind, clock.nowMs()))
  }

  function tryLater(notice: OutsideNotice, tries: number, nextTry: number): void {
    const again = () => void tryToSend(notice, nextTry).catch(noteTrouble)
    cancelRetry.set(notice.event, clock.later(retryAfterMs(tries), again))
  }

  /** Of the home's disk: nobody waits for the digest, and the next one is of another day. */
  function noteTrouble(thrown: unknown): void {
    const { code, message } = toAppError(thrown)
    parts.note('warn', 'notify.trouble', { code, message })
  }

  async function tell({ written, questions }: Digest): Promise<void> {
    const settings = parts.settings.read()
    if (!hasPlace(settings) || isQuiet(settings)) return
    cancelRetry.get('digest')?.()
    const { desktop } = await wordsOf(settings)
    const message = desktop.notice.digest({ written, questions })
    const title = `Undertitle: ${desktop.notice.digestTitle}`
    await tryToSend({ event: 'digest', title, message, counts: { written, questions } }, 1)
  }

  async function tellQuestions(asked: NewQuestions): Promise<void> {
    const settings = parts.settings.read()
    const wanted = settings['notify.questions']
    if (wanted === 'off' || !hasPlace(settings)) return
    cancelRetry.get('questions')?.()
    untold = withNew(untold, asked)
    const { total, videoPaths } = untold
    const { desktop } = await wordsOf(settings)
    const { questionsTitle, questions: answerThem } = desktop.notice
    const names = wanted === 'names' ? videoPaths.map((path) => shownName(path)) : []
    const link =
      pageUrl === null ? undefined : `${pageUrl}/${screenAddress({ screen: 'review', text: '', part: undefined })}`
    const title = `Undertitle: ${questionsTitle({ questions: total })}`
    await tryToSend(
      { event: 'questions', title, message: [...names, answerThem].join('\n'), counts: { questions: total }, link },
      1,
    )
  }

  /** Loaded for the days on which there is something to tell. */
  async function wordsOf(settings: Settings) {
    const { loadHostMessages } = await import('../../shared/messages/loadHostMessages.ts')
    return loadHostMessages(settings.uiLanguage === '' ? bestLanguage(parts.systemLanguages) : settings.uiLanguage)
  }

  return {
    digest: (digest) => tell(digest).catch(noteTrouble),
    questions: (asked) => tellQuestions(asked).catch(noteTrouble),
    servedAt(url) {
      pageUrl = url
    },
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
      for (const cancel of cancelRetry.values()) cancel()
    },
  }
}

/** Of the file alone, without what it ends in: no folder. */
function shownName(path: string): string {
  return basename(path, extname(path))
}

function failureOf(thrown: unknown): TellFailure {
  return thrown instanceof TellFailure ? thrown : new TellFailure('unreachable')
}
