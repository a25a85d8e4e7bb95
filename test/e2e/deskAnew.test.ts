/** A wrong subtitle of ours on the desk: what each way to mend it spends, translated anew in its place, and back with an undo. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser/browser.ts'
import { startWebApp, visit } from '../support/browser/webApp.ts'
import { startSpeechPeer } from '../support/engines/speechPeer.ts'
import { dialogue } from '../support/make/dialogue.ts'
import { kinds, makeDeskFilm } from '../support/make/films/deskFilm.ts'
import { hasMediaTools, ifMediaTools } from '../support/make/films/timedFilm.ts'
import { makeWrongTranslation, rightEnglish, wrongSpanish } from '../support/make/worlds/wrongTranslation.ts'
import { becomes, openLibrary } from './hands.ts'
import { createLooker } from './looker.ts'

const browser = useBrowser()

test.skipIf(!hasMediaTools)(
  `a wrong translation is made anew on the desk, and undo gives it back${ifMediaTools}`,
  async () => {
    const made = await makeWrongTranslation((path) =>
      makeDeskFilm(path, { seconds: 60, ...kinds['H.264 and AAC in MKV'] }),
    )
    const { root, folder, home, english, spanish } = made
    const speech = await startSpeechPeer(() => ({ text: '', segments: [] }))
    const spoken = { UNDERTITLE_SPEECH_URL: speech.url, UNDERTITLE_SPEECH_MODEL: 'base' }
    const app = await startWebApp({ home, env: { ...made.env, ...spoken, HOME: root, USERPROFILE: root } })
    const { page, faults } = await visit(browser(), app.link)
    const { look, findings } = await createLooker(page)
    async function lookAt(name: string): Promise<void> {
      for (const width of [640, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await look(`${name}-${width}`)
      }
    }
    await openLibrary(page, [basename(root), basename(folder)])
    await page.getByRole('treegrid').getByRole('row').nth(1).click()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'View and edit' }).last().click()
    const desk = page.getByRole('main', { name: 'Desk' })
    await desk
      .getByText(dialogue.ES.at(-1) ?? '')
      .first()
      .waitFor()

    const [translate, transcribe] = ['Translate', 'Transcribe'].map((name) =>
      desk.getByRole('button', { name: new RegExp(name) }),
    )
    await becomes(() => translate!.innerText(), expect.stringContaining('1 AI') as unknown as string)
    await becomes(() => transcribe!.innerText(), expect.stringContaining('1 AI') as unknown as string)
    await lookAt('desk-anew-prices')

    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('heading', { name: 'Desk' }).waitFor()
    await lookAt('desk-keys')
    await page.keyboard.press('Escape')

    await translate!.click()
    const panel = page.getByRole('region', { name: /^Translate/ })
    await panel.getByText('It takes the place of the one there now, which goes to the trash.').waitFor()
    await lookAt('desk-anew-asked')
    expect(readFileSync(spanish, 'utf8')).toBe(wrongSpanish)
    await panel.getByRole('button', { name: /^Translate/ }).click()
    await becomes(async () => readFileSync(spanish, 'utf8').includes(dialogue.ES[0]), true)
    const firstLine = desk.getByRole('listitem').filter({ hasText: '0:10.0' }).first()
    await becomes(() => firstLine.innerText(), expect.stringContaining(dialogue.ES[0]) as unknown as string)
    expect(readFileSync(english, 'utf8')).toBe(rightEnglish)
    await lookAt('desk-anew-done')

    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+z')
    await becomes(async () => readFileSync(spanish, 'utf8'), wrongSpanish)
    expect([findings, faults]).toEqual([[], []])
  },
)
