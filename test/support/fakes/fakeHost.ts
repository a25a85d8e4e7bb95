/**
 * A host for the screens without disk and service: answers every command of the contract from memory, checks inputs as
 * the real one does, and tells what changed. What a test needs otherwise it hands in as `handlers`.
 */
import type { AppState } from '../../../shared/contract/app.ts'
import { commands, isCommandName, type AppEvent, type Handlers } from '../../../shared/contract/index.ts'
import type { VideoRow } from '../../../shared/contract/library.ts'
import type { Reply } from '../../../shared/contract/reply.ts'
import type { SettingsState } from '../../../shared/contract/settings.ts'
import { AppError, toAppError } from '../../../shared/errors.ts'
import { fakeAnswers } from './fakeAnswers.ts'
import { createFakeLibrary } from './fakeLibrary.ts'
import { createFakeRules } from './fakeRules.ts'
import { fakeSettings } from './fakeSettings.ts'

export interface FakeHostOptions {
  readonly videos?: number
  readonly isFirstRun?: boolean
  readonly host?: Partial<AppState['host']>
  readonly settings?: Partial<SettingsState['values']>
  /** Replaces single answers. */
  readonly handlers?: Partial<Handlers>
}

export interface FakeHost {
  /** The calls so far, in order. */
  readonly calls: readonly { readonly name: string; readonly input: unknown }[]
  readonly call: (name: string, input: unknown) => Promise<Reply<unknown>>
  readonly mediaAddress: (name: string) => Promise<string>
  readonly subscribe: (listener: (event: AppEvent) => void) => () => void
  readonly emit: (event: AppEvent) => void
  /** Replaces one video and tells it. */
  readonly change: (index: number, change: Partial<VideoRow>) => void
  /** Tells of a scan that runs, or that has ended. */
  readonly setScanning: (isScanning: boolean, found?: number) => void
}

export function createFakeHost(options: FakeHostOptions = {}): FakeHost {
  const listeners = new Set<(event: AppEvent) => void>()
  const calls: { readonly name: string; readonly input: unknown }[] = []
  const emit = (event: AppEvent) => listeners.forEach((listener) => listener(event))
  const library = createFakeLibrary(options.videos ?? 200, emit)
  const handlers: Handlers = {
    ...fakeAnswers,
    ...library.handlers,
    ...createFakeRules(),
    ...appHandlers(options),
    ...settingsHandlers(options.settings ?? {}, emit),
    ...options.handlers,
  }
  return {
    calls,
    emit,
    async call(name, rawInput) {
      calls.push({ name, input: rawInput })
      try {
        if (!isCommandName(name)) throw new AppError('input.invalid', `There is no command ${name}.`)
        const input: unknown = commands[name].input.parse(rawInput)
        return { ok: true, value: await (handlers[name] as (input: unknown) => Promise<unknown>)(input) }
      } catch (thrown) {
        const { code, message } = toAppError(thrown)
        return { ok: false, error: { code, message } }
      }
    },
    mediaAddress: async (name) => `/media/${name}`,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: library.change,
    setScanning: library.setScanning,
  }
}

function appHandlers(options: FakeHostOptions): Pick<Handlers, 'app.state' | 'app.endFirstRun' | 'app.popUpMenu'> {
  let isFirstRun = options.isFirstRun ?? false
  const abilities = {
    kind: 'desktop',
    canDropFiles: true,
    canChooseFolder: true,
    canShowInFolder: true,
    canOpenVideo: true,
    canDragOut: true,
    hasNativeMenu: false,
    hasFixedAddress: false,
  } as const
  return {
    'app.state': async () => ({ version: '0.1.0', host: { ...abilities, ...options.host }, isFirstRun }),
    'app.popUpMenu': async () => ({ chosen: null }),
    'app.endFirstRun': async () => {
      isFirstRun = false
      return {}
    },
  }
}

function settingsHandlers(values: Partial<SettingsState['values']>, emit: (event: AppEvent) => void) {
  let state: SettingsState = { ...fakeSettings, values: { ...fakeSettings.values, ...values } }
  const replace = (change: Partial<SettingsState>) => {
    state = { ...state, ...change, revision: state.revision + 1 }
    emit({ name: 'settings.changed', payload: state })
    return state
  }
  return {
    'settings.read': async () => state,
    'settings.write': async ({ key, value }) => ({
      ...replace({ values: { ...state.values, [key]: value } }),
      undoId: key === 'languages' ? 'u1' : null,
    }),
    'settings.forgetService': async ({ address }) =>
      replace({ formerServices: state.formerServices.filter((former) => former.address !== address) }),
    'settings.chooseWhisper': async () =>
      replace({ values: { ...state.values, 'engines.whisperFolder': '/models/base' } }),
    'settings.chooseFfmpeg': async () => replace({ values: { ...state.values, ffmpeg: '/tools/ffmpeg' } }),
    'settings.setSecret': async ({ name, value }) => {
      const secret = { isSet: value !== '', ending: value.slice(-4) }
      if (name === 'api-key') return replace({ apiKey: secret })
      if (name === 'upload-token') return replace({ uploadToken: secret })
      return replace({ engineKeys: { ...state.engineKeys, [name.replace(/-key$/, '')]: secret } })
    },
  } satisfies Partial<Handlers>
}
