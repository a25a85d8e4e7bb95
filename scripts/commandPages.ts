/** Makes the pages of docs/ that tables say: commands, their man page, settings, keys: npm run pages. */
import { writeFileSync } from 'node:fs'
import { manPage } from '../electron/cli/pages/manPage.ts'
import { referencePage } from '../electron/cli/pages/referencePage.ts'
import { settingsPage } from '../electron/cli/pages/settingsPage.ts'
import { program } from '../electron/cli/table/commandTable.ts'
import { keysPage } from '../renderer/app/keys/keysPage.ts'
import { screensByDigit } from '../renderer/app/address/screenDigits.ts'
import { loadTexts } from '../renderer/texts/loadTexts.ts'

writeFileSync('docs/commands.md', referencePage(program))
writeFileSync('docs/undertitle.1', manPage(program))
writeFileSync('docs/reference/settings.md', settingsPage())
writeFileSync('docs/reference/keys.md', keysPage(await loadTexts('en'), screensByDigit.length))
