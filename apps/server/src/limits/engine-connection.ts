import type { Socket } from 'socket.io'

/** A transport connection: a websocket or a session of long polling, whatever hubs it has joined. */
export type EngineConnection = Socket['conn']
