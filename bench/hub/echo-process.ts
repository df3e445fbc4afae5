import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'

/** The baseline of the hub benchmark: bare Socket.IO that broadcasts every edit and acknowledges it. */
const http = createServer()
const io = new Server(http, { perMessageDeflate: false, serveClient: false, maxHttpBufferSize: 4e6 })
const full = JSON.stringify({ filler: 'x'.repeat(Number(process.argv[2] ?? 1000)) })

io.on('connection', (socket) => {
  socket.on('SendSharedValue', (payload: unknown, reply: (ack: object) => void) => {
    socket.broadcast.emit('ReceiveSharedValue', payload)
    reply({ ok: true })
  })
  socket.on('SendMessage', (_payload: unknown, reply: (ack: object) => void) => reply({ ok: true }))
  socket.on('JoinEventHub2', (_payload: unknown, reply: (ack: object) => void) => {
    socket.emit('JoinEventHub', full)
    reply({ ok: true })
  })
})
http.listen(0, '127.0.0.1', () => {
  console.log(`listening on http://127.0.0.1:${(http.address() as AddressInfo).port}`)
})
