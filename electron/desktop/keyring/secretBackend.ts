/** Judges what the system offers to keep secrets with. On Linux the name of the backend decides, not its own word. */

/** What is used of Electron's safeStorage. */
export interface SystemStorage {
  isAsyncEncryptionAvailable(): Promise<boolean>
  encryptStringAsync(text: string): Promise<Buffer>
  decryptStringAsync(blob: Buffer): Promise<{ readonly result: string; readonly shouldReEncrypt: boolean }>
  /** Linux only. */
  getSelectedStorageBackend(): string
}

/** Names for people of what protects a secret. `basic_text` is missing: its key is published, so it protects nothing. */
const linuxKeyrings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    gnome_libsecret: 'the keyring of your desktop',
    kwallet: 'KWallet',
    kwallet5: 'KWallet',
    kwallet6: 'KWallet',
  }),
)

export interface SecretBackend {
  /** Stored with each secret: what one backend made, another cannot read. */
  readonly id: string
  readonly name: string
}

/** Null where nothing protects: no keyring, a locked one, or one that only says it encrypts. */
export async function findSecretBackend(
  storage: SystemStorage,
  platform: NodeJS.Platform,
): Promise<SecretBackend | null> {
  const backend = backendOf(storage, platform)
  if (backend === null) return null
  return (await storage.isAsyncEncryptionAvailable().catch(() => false)) ? backend : null
}

function backendOf(storage: SystemStorage, platform: NodeJS.Platform): SecretBackend | null {
  if (platform === 'win32') return { id: 'dpapi', name: 'your Windows account' }
  if (platform === 'darwin') return { id: 'keychain', name: 'your keychain' }
  const id = storage.getSelectedStorageBackend()
  const name = linuxKeyrings.get(id)
  return name === undefined ? null : { id, name }
}
