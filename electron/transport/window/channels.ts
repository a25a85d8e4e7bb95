/** Names of the channels between the preload script and the host: the whole door between them. */
export const callChannel = 'app:call'
export const dropChannel = 'app:drop'
export const eventChannel = 'app:event'
