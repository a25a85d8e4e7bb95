/** Writes the type of the messages from the English ones: npm run texts. */
import { writeFileSync } from 'node:fs'
import english from '../shared/messages/en.json' with { type: 'json' }
import { messageTypes } from './messages/messageTypes.ts'

writeFileSync('shared/messages/Messages.ts', await messageTypes(english))
