/** Whose signature a Windows installer must carry: the names that the packager wrote beside the app. */
import { readFile } from 'node:fs/promises'
import { parseUpdateInfo } from 'electron-updater/out/providers/Provider.js'
import { z } from 'zod'
import { UpdateFailure } from '../../views/updates/updateSource.ts'

const publishers = z.object({
  publisherName: z.union([
    z
      .string()
      .min(1)
      .transform((name) => [name]),
    z.array(z.string().min(1)).min(1),
  ]),
})

/** Without a name electron-updater would look at no signature. @throws UpdateFailure 'not_signed' */
export async function readPublishers(configFile: string): Promise<string[]> {
  try {
    const text = await readFile(configFile, 'utf8')
    return publishers.parse(parseUpdateInfo(text, configFile, new URL('file:///app-update.yml'))).publisherName
  } catch (thrown) {
    throw new UpdateFailure('not_signed', 'This copy names no publisher, so no signature can be looked at.', thrown)
  }
}
