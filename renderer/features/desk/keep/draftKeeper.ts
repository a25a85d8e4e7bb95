/** Hands what is edited and not kept yet to the host, so that a reload, another screen or a closed page loses none of it. */
import type { DeskDraft } from '../../../../shared/contract/videos/desk.ts'
import { toAppError } from '../../../../shared/errors.ts'
import type { Client } from '../../../api/client.ts'
import type { DeskState, DeskStore } from '../deskStore.ts'
import { lookAgain } from './lookAgain.ts'
import { draftOf } from './unkept.ts'

/** A pause in typing. */
export const restMs = 300
const againMs = 2_000

interface Answer {
  readonly revision: number
  readonly other: DeskDraft | null
}

interface Order {
  readonly videoId: string
  readonly sidecarId: string
  readonly version: string
  readonly over: number
  readonly draft: DeskDraft | null
}

export interface DraftKeeper {
  /** Something is edited that the host does not have. */
  isBehind(): boolean
  /** Sends what waits, at once. */
  flush(): void
  /** Whether another page has edited meanwhile: for a page that one comes back to. */
  look(): Promise<void>
}

export interface DraftKeeperParts {
  readonly client: Client
  readonly desk: DeskStore
  readonly deskId: string
}

export function createDraftKeeper({ client, desk, deskId }: DraftKeeperParts): DraftKeeper {
  let waiting: Order | null = null
  let sending: Order | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function later(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(flush, ms)
  }

  /** One at a time, and none while the file is written or another page's is asked about: an older one never overtakes. */
  function flush(): void {
    clearTimeout(timer)
    const { isSaving, other } = desk.getState()
    if (!waiting || sending || isSaving || (other && isOnDesk(waiting, desk.getState()))) return
    const order = waiting
    waiting = null
    sending = order
    void client.call('desk.draft', { ...order, deskId }).then(
      (answer) => {
        if (isOnDesk(order, desk.getState())) tell(order, answer)
        ended()
      },
      (thrown: unknown) => {
        waiting ??= order
        const { problem } = desk.getState()
        if (!problem) desk.setState({ problem: toAppError(thrown) })
        ended(againMs)
      },
    )
  }

  /** What was not taken is still edited here alone. */
  function tell(order: Order, { revision, other }: Answer): void {
    if (other) waiting ??= order
    desk.setState(other ? { other: { draft: other, revision } } : { revision })
  }

  function ended(waitMs = 0): void {
    sending = null
    if (waiting) later(waitMs)
  }

  desk.subscribe((state, before) => {
    if (state.subject !== before.subject) flush()
    // It was kept, and the host has forgotten what was edited.
    else if (state.text?.version !== before.text?.version) waiting = null
    const hasChanged = isMineToStay(state, before) || isOtherDraft(state, before)
    const order = hasChanged && !isOtherTaken(state, before) ? orderOf(state) : null
    if (order) waiting = order
    else if (isOtherTaken(state, before)) waiting = null
    if (order || (waiting && before.isSaving && !state.isSaving)) later(restMs)
  })
  return {
    isBehind: () => [waiting, sending].some((order) => order !== null && order.draft !== null),
    flush,
    async look() {
      if (!waiting && !sending) await lookAgain(client, desk)
    },
  }
}

function isMineToStay(state: DeskState, before: DeskState): boolean {
  return before.other !== null && state.other === null && state.text === before.text
}

/** What stands here now is what the host has. */
function isOtherTaken(state: DeskState, before: DeskState): boolean {
  return before.other !== null && state.other === null && state.text !== before.text
}

function isOnDesk({ videoId, sidecarId, version }: Order, { subject, text }: DeskState): boolean {
  return subject?.videoId === videoId && subject.sidecarId === sidecarId && text?.version === version
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
  const { subject, text, revision: over } = state
  const { videoId, sidecarId } = subject ?? { videoId: '', sidecarId: null }
  if (sidecarId === null || !text) return null
  return { videoId, sidecarId, version: text.version, over, draft: draftOf(state) }
}
