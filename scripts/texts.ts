/** Writes what is made from the messages: their type, and the words in the files of the packages. npm run texts */
import { readFileSync, writeFileSync } from 'node:fs'
import english from '../shared/messages/en.json' with { type: 'json' }
import { messageTypes } from './messages/messageTypes.ts'
import { packagedFiles } from './messages/packagedWords.ts'
import { spokenWords } from './messages/spokenWords.ts'

writeFileSync('shared/messages/Messages.ts', await messageTypes(english))
const spoken = await spokenWords()
for (const [path, rewrite] of packagedFiles) writeFileSync(path, rewrite(readFileSync(path, 'utf8'), spoken))
