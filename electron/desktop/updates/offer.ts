/** What the address may say of a version: everything else in its answer is dropped before anybody reads it. Pure. */
import { z } from 'zod'
import { UpdateFailure } from '../../views/updates/updateSource.ts'

const mostBytes = 2 ** 30

/** A name and no path: what is offered lies beside the answer, or nowhere. */
const fileName = z.string().regex(/^[A-Za-z0-9][\w .+()-]{0,199}$/)

const offerSchema = z.object({
  version: z
    .string()
    .max(50)
    .regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/),
  minimumSystemVersion: z
    .string()
    .max(30)
    .regex(/^\d+\.\d+\.\d+$/)
    .optional(),
  files: z
    .array(
      z.object({
        url: fileName,
        sha512: z.string().regex(/^[A-Za-z0-9+/]{86}==$/),
        size: z.int().min(1).max(mostBytes),
        isAdminRightsRequired: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(40),
})
export type UpdateOffer = z.output<typeof offerSchema>

/** The longest answer that is read. */
export const longestOffer = 64 * 1_024

/** As electron-builder names it: 'latest.yml', 'latest-mac.yml', 'latest-linux-arm64.yml'. */
export function offerFileOf(platform: NodeJS.Platform, arch: string): string {
  if (platform === 'win32') return 'latest.yml'
  if (platform === 'darwin') return 'latest-mac.yml'
  return arch === 'x64' ? 'latest-linux.yml' : `latest-linux-${arch}.yml`
}

/** @param parsed as YAML. @throws UpdateFailure 'elsewhere' for a file of another place, 'bad_answer' for all else */
export function readOffer(parsed: unknown): UpdateOffer {
  const { data, error } = offerSchema.safeParse(parsed)
  if (data) return data
  const [issue] = error.issues
  const place = issue?.path.join('.') ?? ''
  if (place.endsWith('.url')) throw new UpdateFailure('elsewhere', 'The offered file lies at another place.')
  throw new UpdateFailure(
    'bad_answer',
    `The answer of the update address is no offer: ${place} ${issue?.message ?? ''}`,
  )
}
