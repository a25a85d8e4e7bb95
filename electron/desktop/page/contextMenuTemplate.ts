/** The menu of a right click as data: what can be done with the text under it. contextMenu.ts shows it. */
import type { ContextMenuParams, MenuItemConstructorOptions } from 'electron'
import type { NativeTexts } from '../texts/NativeTexts.ts'

export type ClickedPlace = Pick<ContextMenuParams, 'isEditable' | 'selectionText' | 'editFlags'>

/** Empty where nothing can be done: then no menu is shown. */
export function contextMenuTemplate(
  { isEditable, selectionText, editFlags }: ClickedPlace,
  { menu }: NativeTexts,
): MenuItemConstructorOptions[] {
  const copy: MenuItemConstructorOptions = { role: 'copy', label: menu.copy, enabled: editFlags.canCopy }
  if (!isEditable) return selectionText.trim() === '' ? [] : [copy]
  return [
    { role: 'undo', label: menu.undo, enabled: editFlags.canUndo },
    { role: 'redo', label: menu.redo, enabled: editFlags.canRedo },
    { type: 'separator' },
    { role: 'cut', label: menu.cut, enabled: editFlags.canCut },
    copy,
    { role: 'paste', label: menu.paste, enabled: editFlags.canPaste },
    { type: 'separator' },
    { role: 'selectAll', label: menu.selectAll, enabled: editFlags.canSelectAll },
  ]
}
