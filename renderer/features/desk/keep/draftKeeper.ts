/** Hands what is edited and not kept yet to the host, so that a reload, another screen or a closed page loses none of it. */
import type { DeskDraft } from '../../../../shared/contract/videos/desk.ts'
import { toAppError } from '../../../../shared/errors.ts'
import type { Client } from '../../../api/client.ts'
import type { DeskState, DeskStore } from '../deskStore.ts'
import { draftOf } from './unkept.ts'

/** A pause in typing. */
export const restMs = 300
const againMs = 2_000

interface Order {
  readonly videoId: string
  readonly sidecarId: string
  readonly version: string
  readonly draft: DeskDraft | null
}

export interface DraftKeeper {
  /** Something is edited that the host does not have. */
  isBehind(): boolean
  /** Sends what waits, at once. */
  flush(): void
}

export function createDraftKeeper(client: Client, desk: DeskStore): DraftKeeper {
  let waiting: Order | null = null
  let sending: Order | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function later(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(flush, ms)
  }

  /** One at a time, and none while the file is written: an older one never overtakes. */
  function flush(): void {
    clearTimeout(timer)
    if (!waiting || sending || desk.getState().isSaving) return
    const order = waiting
    waiting = null
    sending = order
    void client.call('desk.draft', order).then(
      () => ended(),
      (thrown: unknown) => {
        waiting ??= order
        const { problem } = desk.getState()
        if (!problem) desk.setState({ problem: toAppError(thrown) })
        ended(againMs)
      },
    )
  }

  function ended(waitMs = 0): void {
    sending = null
    if (waiting) later(waitMs)
  }

  desk.subscribe((state, before) => {
    if (state.subject !== before.subject) flush()
    // It was kept, and the host has forgotten what was edited.
    else if (state.text?.version !== before.text?.version) waiting = null
    const order = isOtherDraft(state, before) ? orderOf(state) : null
    if (order) waiting = order
    if (order || (waiting && before.isSaving && !state.isSaving)) later(restMs)
  })
  return { isBehind: () => [waiting, sending].some((order) => order !== null && order.draft !== null), flush }
}

function isOtherDraft(state: DeskState, before: DeskState): boolean {
  const isOther = state.edits !== before.edits || state.editing !== before.editing
  return isOfSameText(state, before) && (isOther || state.text?.isDraftOfOther !== before.text?.isDraftOfOther)
}

/** What came with another text is what the host has of it. */
function isOfSameText({ text, subject }: DeskState, before: DeskState): boolean {
  return text !== null && subject !== null && text.version === before.text?.version && subject === before.subject
}

function orderOf(state: DeskState): Order | null {
  const { subject, text } = state
  const { videoId, sidecarId } = subject ?? { videoId: '', sidecarId: null }
  if (sidecarId === null || !text) return null
  return { videoId, sidecarId, version: text.version, draft: draftOf(state) }
}
