/** electron-updater's place of versions, over our own request: short answers, known fields, files that lie beside them. */
import { Provider } from 'electron-updater'
import { parseUpdateInfo, resolveFiles, type ProviderRuntimeOptions } from 'electron-updater/out/providers/Provider.js'
import { UpdateFailure } from '../../views/updates/updateSource.ts'
import { offerFileOf, readOffer, type UpdateOffer } from './offer.ts'
import { fetchOffer, type RequestParts } from './updateRequests.ts'

/** The files of the last offer by their address. */
export type AnnouncedFiles = Map<string, UpdateOffer['files'][number]>

/** What is under way: how to end it, and who hears how far it is. */
export interface Course {
  stop: AbortController
  onProgress: (share: number) => void
}

export interface AddressProviderNeeds {
  /** Ends in '/'. */
  readonly address: string
  readonly platform: NodeJS.Platform
  readonly arch: string
  readonly parts: RequestParts
  /** Filled by each look. */
  readonly announced: AnnouncedFiles
  /** What is under way, which may be stopped. */
  readonly course: Readonly<Pick<Course, 'stop'>>
}

type UpdateInfo = ReturnType<typeof parseUpdateInfo>

/** A class, because electron-updater makes its provider itself. */
export function addressProvider({ address, platform, arch, parts, announced, course }: AddressProviderNeeds) {
  return class AddressProvider extends Provider<UpdateInfo> {
    constructor(_options: unknown, _updater: unknown, runtime: ProviderRuntimeOptions) {
      super(runtime)
    }

    /** They would be the id of the user. */
    override setRequestHeaders(): void {
      return
    }

    override async getLatestVersion(): Promise<UpdateInfo> {
      const name = offerFileOf(platform, arch)
      const url = new URL(name, address)
      const offer = readOffer(parsed(await fetchOffer(url, parts, course.stop.signal), name, url))
      announced.clear()
      for (const file of offer.files) announced.set(new URL(file.url, address).href, file)
      // Its older fields (path, sha512) are read only where there are no files.
      return offer as unknown as UpdateInfo
    }

    override resolveFiles(offer: UpdateInfo) {
      return resolveFiles(offer, new URL(address))
    }
  }
}

function parsed(text: string, name: string, url: URL): unknown {
  try {
    return parseUpdateInfo(text, name, url)
  } catch (thrown) {
    throw new UpdateFailure('bad_answer', 'The answer of the update address cannot be read.', thrown)
  }
}
