/**
 * A page or a desk that one comes back to: what another page has edited of its subtitle meanwhile stands here, or is asked
 * about, and what was measured of it elsewhere is told.
 */
import type { Client } from '../../../api/client.ts'
import type { DeskState, DeskStore } from '../deskStore.ts'
import { draftOf } from './unkept.ts'

export async function lookAgain(client: Client, desk: DeskStore): Promise<void> {
  const before = await onceRead(desk)
  const { wish, subject, text } = before
  if (!wish || !text || before.other || before.isSaving || (subject?.sidecarId ?? null) === null) return
  // What is away is said where something is done with it.
  const now = await client.call('desk.text', { file: wish.file }).catch(() => null)
  const state = desk.getState()
  if (!now || state.text !== text || state.isSaving) return
  const { draft, draftRevision: revision, measured } = now
  // Measured elsewhere meanwhile, as a check-up does.
  if (now.version === text.version && measured && !text.measured) desk.setState({ text: { ...text, measured } })
  if (now.version === text.version && revision === state.revision) return
  const isUntouched = () => draftOf(desk.getState()) === null
  const { text: seen } = desk.getState()
  if (isUntouched()) await state.takeOther(isUntouched)
  // Somebody may have begun to edit while it was read; what was taken is the newest, whatever the first look told.
  if (desk.getState().text !== seen || isUntouched()) return
  if (now.version !== text.version) desk.setState({ hasNewer: true })
  else if (draft) desk.setState({ other: { draft, revision } })
}

/** What is written while a text is being read may come too late for it. */
function onceRead(desk: DeskStore): Promise<DeskState> {
  const state = desk.getState()
  if (!isBeingRead(state)) return Promise.resolve(state)
  return new Promise((resolve) => {
    const stop = desk.subscribe((now) => {
      if (isBeingRead(now)) return
      stop()
      resolve(now)
    })
  })
}

function isBeingRead({ wish, text, problem }: DeskState): boolean {
  return wish !== null && text === null && problem === null
}
