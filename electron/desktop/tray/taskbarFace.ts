/** Shows in taskbar and dock how far a run is, how many questions wait, and where one can go from there. */
import { app, Menu, nativeImage } from 'electron'
import type { MainWindow } from '../window/mainWindow.ts'
import { dockTemplate, taskList, type ShortcutActions } from '../menu/shortcuts.ts'
import type { TaskbarProgress } from './taskbar.ts'
import type { NativeTexts } from '../texts/NativeTexts.ts'

export interface TaskbarParts {
  readonly platform: NodeJS.Platform
  /** Drawn over the taskbar's icon while questions wait (Windows). */
  readonly badgeIcon: string
  readonly program: string
  readonly programArgs: readonly string[]
  readonly actions: ShortcutActions
  readonly window: Pick<MainWindow, 'current'>
}

export interface TaskbarFace {
  showShortcuts(texts: NativeTexts): void
  showProgress(progress: TaskbarProgress): void
  showQuestions(questions: number, texts: NativeTexts): void
}

export function createTaskbarFace(parts: TaskbarParts): TaskbarFace {
  const { platform, actions, window } = parts
  return {
    showShortcuts(texts) {
      if (platform === 'darwin') app.dock?.setMenu(Menu.buildFromTemplate(dockTemplate(texts, actions)))
      if (platform === 'win32') app.setUserTasks(taskList(texts, parts.program, parts.programArgs))
    },
    showProgress: ({ value, mode }) => window.current()?.setProgressBar(value, { mode }),
    showQuestions(questions, texts) {
      app.setBadgeCount(questions)
      if (platform !== 'win32') return
      const icon = questions > 0 ? nativeImage.createFromPath(parts.badgeIcon) : null
      window.current()?.setOverlayIcon(icon, questions > 0 ? texts.tray.questions({ questions }) : '')
    },
  }
}
