/** A page that lay behind another one looks what was edited there. */
import type { DraftKeeper } from './draftKeeper.ts'

export function lookOnReturn(drafts: DraftKeeper): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void drafts.look()
  })
}
