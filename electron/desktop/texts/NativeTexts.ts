/** Words of menus, tray, dialogs and notifications, in one language. */
import type { Messages } from '../../../shared/messages/Messages.ts'

export type NativeTexts = Messages['desktop'] & { readonly locale: string } & Pick<Messages, 'errors'>
