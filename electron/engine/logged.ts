/** The app's own parts, with what changes through them written to the log: jobs, uploads, settings, undo, batches. */
import type { AiJobs } from '../ai/aiJobs.ts'
import type { Settings } from '../../shared/settings/settingTable.ts'
import type { SettingsStore } from '../settings/settings.ts'
import type { Runs } from '../runs/runs.ts'
import type { Secrets } from '../settings/secrets.ts'
import type { History } from '../sidecar/history/history.ts'
import type { Undone } from '../sidecar/trash/undo.ts'
import type { UploadStore } from '../upload/uploadStore.ts'
import type { LogEvent } from '../log/logEntry.ts'

export function loggedHistory(history: History, note: LogEvent): History {
  return {
    ...history,
    startBatch(command) {
      const batch = history.startBatch(command)
      note('info', 'batch.begin', { command, batch })
      return batch
    },
  }
}

export function loggedRuns(runs: Runs, note: LogEvent): Runs {
  return {
    ...runs,
    open(start) {
      const batch = runs.open(start)
      note('info', 'batch.begin', { command: start.command, kind: start.kind, batch })
      return batch
    },
    recover() {
      const count = runs.recover()
      if (count > 0) note('warn', 'runs.cut', { count })
      return count
    },
  }
}

/** Each job's way through its states; what its texts hold is nobody's business. */
export function loggedJobs(jobs: AiJobs, note: LogEvent): AiJobs {
  return {
    ...jobs,
    change(id, change) {
      const before = jobs.get(id)?.state
      const job = jobs.change(id, change)
      const { kind, target, tone, state, code, message, isReused, requestId } = job
      const isBad = state === 'failed' || state === 'refused'
      if (state !== before)
        note(isBad ? 'warn' : 'info', `ai.${state}`, {
          ...{ job: id, kind, to: target, tone, request: requestId, isReused },
          ...(isBad ? { code, message } : {}),
        })
      return job
    },
  }
}

export function loggedUploads(store: UploadStore, note: LogEvent): UploadStore {
  return {
    ...store,
    change(id, change) {
      const before = store.get(id)
      store.change(id, change)
      const { step, failure, review, files = [] } = store.get(id) ?? {}
      const [file] = files
      if (step !== before?.step) note('info', 'upload.step', { upload: id, step, file: file?.name })
      if (failure && failure.message !== before?.failure?.message)
        note('warn', 'upload.failed', { upload: id, file: file?.name, code: failure.code, message: failure.message })
      if (review !== before?.review) note('info', 'upload.review', { upload: id, review })
    },
  }
}

/** The name of what was set; its value may be an address. */
export function loggedSettings(
  store: SettingsStore,
  { note, changed }: { readonly note: LogEvent; readonly changed: (settings: Settings) => void },
): SettingsStore {
  return {
    ...store,
    write(key, value) {
      const settings = store.write(key, value)
      note('info', 'setting.changed', { key })
      changed(settings)
      return settings
    },
  }
}

/** Whatever secret is read or set is written nowhere (promise S1). */
export function redactedSecrets(secrets: Secrets, hide: (secret: string | null) => void): Secrets {
  return {
    get protection() {
      return secrets.protection
    },
    get protectionSentence() {
      return secrets.protectionSentence
    },
    get(name, service) {
      const secret = secrets.get(name, service)
      hide(secret)
      return secret
    },
    set(name, service, value) {
      hide(value)
      return secrets.set(name, service, value)
    },
    whenUnlocked: (listener) => {
      secrets.whenUnlocked(listener)
    },
  }
}

export function logUndone(results: readonly Undone[], note: LogEvent): void {
  const counts = Map.groupBy(results, ({ outcome }) => outcome)
  note('info', 'undo.end', Object.fromEntries([...counts].map(([outcome, rows]) => [outcome, rows.length])))
  for (const { path, code, message } of counts.get('failed') ?? []) note('warn', 'undo.failed', { path, code, message })
}
