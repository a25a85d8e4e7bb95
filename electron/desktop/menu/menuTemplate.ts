/** The application menu as data: what stands in it, in which order, under which keys. menu.ts shows it. */
import type { MenuItemConstructorOptions } from 'electron'
import { commandTable, type CommandId } from '../../../shared/commands/commandTable.ts'
import type { MenuScreen, SettingsSection } from '../../../shared/contract/app.ts'
import type { ZoomStep } from '../page/zoom.ts'
import type { NativeTexts } from '../texts/NativeTexts.ts'

export interface MenuActions {
  addFolder(): void
  scan(): void
  openScreen(screen: MenuScreen, section?: SettingsSection): void
  zoom(step: ZoomStep): void
  showLogFolder(): void
  showAbout(): void
}

export interface MenuNeeds {
  readonly texts: NativeTexts
  readonly platform: NodeJS.Platform
  readonly isPackaged: boolean
  readonly actions: MenuActions
}

type Items = MenuItemConstructorOptions[]

/** Verbs of the menu that the window has too: their keys stand in the one table. */
type MenuCommand = {
  [Id in CommandId]: (typeof commandTable)[Id] extends { readonly menuKeys: string } ? Id : never
}[CommandId]

function acceleratorOf(id: MenuCommand): string {
  return commandTable[id].menuKeys.replace('Mod', 'CommandOrControl')
}

const separator: MenuItemConstructorOptions = { type: 'separator' }

export function menuTemplate(needs: MenuNeeds): Items {
  return [...appMenu(needs), fileMenu(needs), editMenu(needs), viewMenu(needs), windowMenu(needs), helpMenu(needs)]
}

/** The menu that macOS names after the app. */
function appMenu({ texts: { menu }, platform, actions }: MenuNeeds): Items {
  if (platform !== 'darwin') return []
  return [
    {
      role: 'appMenu',
      submenu: [
        { label: menu.about, click: () => actions.showAbout() },
        separator,
        settingsItem(menu, actions),
        separator,
        { role: 'hide', label: menu.hide },
        { role: 'hideOthers', label: menu.hideOthers },
        { role: 'unhide', label: menu.showAll },
        separator,
        { role: 'quit', label: menu.quit },
      ],
    },
  ]
}

function settingsItem(menu: NativeTexts['menu'], actions: MenuActions): MenuItemConstructorOptions {
  return { label: menu.settings, accelerator: acceleratorOf('settings'), click: () => actions.openScreen('settings') }
}

function fileMenu({ texts: { menu }, platform, actions }: MenuNeeds): MenuItemConstructorOptions {
  const end: Items =
    platform === 'darwin'
      ? [{ role: 'close', label: menu.closeWindow }]
      : [settingsItem(menu, actions), separator, { role: 'quit', label: menu.quit }]
  return {
    label: menu.file,
    submenu: [
      { label: menu.addFolder, accelerator: acceleratorOf('addFolder'), click: () => actions.addFolder() },
      { label: menu.scan, accelerator: acceleratorOf('scan'), click: () => actions.scan() },
      separator,
      ...end,
    ],
  }
}

function editMenu({ texts: { menu } }: MenuNeeds): MenuItemConstructorOptions {
  return {
    label: menu.edit,
    submenu: [
      { role: 'undo', label: menu.undo },
      { role: 'redo', label: menu.redo },
      separator,
      { role: 'cut', label: menu.cut },
      { role: 'copy', label: menu.copy },
      { role: 'paste', label: menu.paste },
      { role: 'selectAll', label: menu.selectAll },
    ],
  }
}

/** Below the first key of each step are those of other keyboards: plus without shift, and the keys of the number pad. */
const zoomKeys: readonly (readonly [step: ZoomStep, label: 'zoomIn' | 'zoomOut' | 'actualSize', ...keys: string[]])[] =
  [
    ['reset', 'actualSize', '0', 'num0'],
    ['in', 'zoomIn', 'Plus', '=', 'numadd'],
    ['out', 'zoomOut', '-', 'numsub'],
  ]

function zoomItems({ texts: { menu }, actions }: MenuNeeds): Items {
  return zoomKeys.flatMap(([step, label, ...keys]) =>
    keys.map((key, index) => ({
      label: menu[label],
      accelerator: `CommandOrControl+${key}`,
      visible: index === 0,
      acceleratorWorksWhenHidden: true,
      click: () => actions.zoom(step),
    })),
  )
}

/** As they stand in the window's navigation, so that a key means the same with Ctrl here and with Alt there. */
const screens = ['library', 'plan', 'review', 'activity', 'search', 'upload', 'usage', 'watch', 'history'] as const

/** There is no "reload": the screens hold nothing that it would help, and a package has no other page to load. */
function viewMenu(needs: MenuNeeds): MenuItemConstructorOptions {
  const { isPackaged, actions } = needs
  const { menu } = needs.texts
  const developer: Items = isPackaged ? [] : [separator, { role: 'toggleDevTools', label: menu.developerTools }]
  return {
    label: menu.view,
    submenu: [
      ...screens.map((screen, index) => ({
        label: menu[screen],
        accelerator: `CommandOrControl+${index + 1}`,
        click: () => actions.openScreen(screen),
      })),
      separator,
      ...zoomItems(needs),
      { role: 'togglefullscreen', label: menu.fullScreen },
      ...developer,
    ],
  }
}

function windowMenu({ texts: { menu } }: MenuNeeds): MenuItemConstructorOptions {
  return {
    label: menu.window,
    role: 'window',
    submenu: [
      { role: 'minimize', label: menu.minimize },
      { role: 'close', label: menu.closeWindow },
    ],
  }
}

function helpMenu({ texts: { menu }, platform, actions }: MenuNeeds): MenuItemConstructorOptions {
  const about: Items = platform === 'darwin' ? [] : [separator, { label: menu.about, click: () => actions.showAbout() }]
  return {
    label: menu.help,
    role: 'help',
    submenu: [
      { label: menu.keyboard, click: () => actions.openScreen('settings', 'keyboard') },
      { label: menu.licences, click: () => actions.openScreen('settings', 'about') },
      separator,
      { label: menu.logFolder, click: () => actions.showLogFolder() },
      { label: menu.report, click: () => actions.openScreen('settings', 'support') },
      ...about,
    ],
  }
}
