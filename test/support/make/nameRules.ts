/** Names as they are without any wish of the user's. */
import { asDelivered } from '../../../electron/clean/cleanRules.ts'
import type { NameRules } from '../../../electron/sidecar/publish/writtenName.ts'

export const plainNames: NameRules = { profile: 'universal', regionalTwins: new Set(), clean: asDelivered }
