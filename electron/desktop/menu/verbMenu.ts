/** Shows the menu of what is chosen in the system's own form, and answers the verb. What stands in it is verbMenuTemplate.ts. */
import { BrowserWindow, Menu } from 'electron'
import type { ScopeVerb } from '../../../shared/commands/commandTable.ts'
import type { VerbMenu } from '../../../shared/contract/app.ts'
import { verbMenuTemplate } from './verbMenuTemplate.ts'

/** A menu says that it is closed before it says what was chosen in it. */
const choiceComesWithinMs = 200

/** null where nothing was chosen, and where no window is there to show it. */
export async function popUpVerbMenu(wanted: VerbMenu): Promise<ScopeVerb | null> {
  const [window] = BrowserWindow.getAllWindows()
  if (!window) return null
  // The page counts in its own pixels, which zoom makes larger.
  const zoom = window.webContents.getZoomFactor()
  return new Promise((resolve) => {
    const template = verbMenuTemplate(wanted, resolve)
    if (template.length === 0) {
      resolve(null)
      return
    }
    Menu.buildFromTemplate(template).popup({
      window,
      x: Math.round(wanted.x * zoom),
      y: Math.round(wanted.y * zoom),
      callback: () => setTimeout(() => resolve(null), choiceComesWithinMs),
    })
  })
}
