/** Keeps the window's address and the open screen in step: back and forward lead through the screens. */
import { isStep, readScreenAddress, screenAddress, type ScreenAddress } from '../../../shared/screenAddress.ts'
import { codeIn } from '../../api/webSession.ts'
import type { FrameState, FrameStore } from '../frame/frameStore.ts'

export type AddressBar = Pick<Window, 'location' | 'history' | 'addEventListener'>

/** Opens the screen that is addressed, else the library, and follows from then on. */
export function followAddress(frame: FrameStore, bar: AddressBar): void {
  const { location, history } = bar

  /** A screen is a step of its own, and so is a run or a section in it; another text in the same one is not. */
  function write(): void {
    const [before, after] = [readScreenAddress(location.hash), addressOf(frame.getState())]
    const written = screenAddress(after)
    if (written === location.hash) return
    // Whatever is no screen of ours gives way: nobody goes back to it.
    if (before === null || !isStep(before, after)) history.replaceState(null, '', written)
    else history.pushState(null, '', written)
  }

  function read(): void {
    const { text, ...rest } = readScreenAddress(location.hash) ?? { screen: 'library' }
    const address: ScreenAddress = { part: {}, ...rest }
    // The field keeps what was typed since, where the address says what it said before.
    frame.getState().go(text === frame.getState().searchText ? address : { ...address, text })
    write()
  }

  read()
  frame.subscribe(write)
  bar.addEventListener('popstate', () => {
    // A link with a new one-time code: the page begins anew with it, and it must find the code still there.
    if (codeIn(location.hash) === null) read()
  })
}

function addressOf({ screen, searchText, section, parts }: FrameState): ScreenAddress {
  return { screen, text: searchText, section: section ?? undefined, part: parts[screen] }
}
