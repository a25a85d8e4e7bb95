/** Where the program's own parts lie, beside the parts the engine starts. Types only. */
import type { AppFiles } from '../engine/openCore.ts'

export interface ProgramFiles extends AppFiles {
  /** Folder of the built screens. */
  readonly screens: string
  /** Folder of the built page for whoever runs a service. */
  readonly operatorPage: string
  /** Folder of the package: what Electron is started with. */
  readonly root: string
  readonly version: string
  /** Threads of a service on PostgreSQL. */
  readonly postgresThreads: { readonly query: URL; readonly store: URL }
}
