-- Compare and append: commit one batch of events to a table, or say why not. Knows no game.
--
-- KEYS  1 meta  2 stream  3 commands  4 deadlines  5 outbox  6 channel
-- ARGV  1 table  2 command id  3 version and  4 tip that were decided on (0 and '': no table yet)
--       5 the time it was decided at (Unix ms)  6 '1': only if the table's deadline has passed
--       7 new tip  8 by  9 events  10 state  11 deadline (Unix ms, '' none)  12 seconds to keep the table, '' while it lives
--       13 envelope  14 … outbox entries
--
-- Answers {word, version, now, …}: committed | repeated (first answer of this command id) | moved (tip, entries from the
-- version decided on) | early (the deadline) | clock (the worker's time is off).
local LONGEST_DRIFT_MS, STREAM_LENGTH, COMMANDS_KEPT = 1000, 64, 1024

local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)

local first = redis.call('ZSCORE', KEYS[3], ARGV[2])
if first then
  return { 'repeated', tonumber(first), now }
end

local meta = redis.call('HMGET', KEYS[1], 'v', 'tip', 'dl')
local version, tip, deadline = tonumber(meta[1] or 0), meta[2] or '', tonumber(meta[3] or '')
if version ~= tonumber(ARGV[3]) or tip ~= ARGV[4] then
  return { 'moved', version, now, tip, redis.call('XRANGE', KEYS[2], '0-' .. ARGV[3], '+') }
end
if ARGV[6] == '1' and (not deadline or deadline > now) then
  return { 'early', version, now }
end
if math.abs(now - tonumber(ARGV[5])) > LONGEST_DRIFT_MS then
  return { 'clock', version, now }
end

version = version + 1
redis.call('XADD', KEYS[2], 'MAXLEN', '~', STREAM_LENGTH, '0-' .. version, 'tip', ARGV[7], 'by', ARGV[8], 'ev', ARGV[9])
redis.call('HSET', KEYS[1], 'v', version, 'tip', ARGV[7], 's', ARGV[10], 'dl', ARGV[11])
redis.call('ZADD', KEYS[3], version, ARGV[2])
redis.call('ZREMRANGEBYRANK', KEYS[3], 0, -COMMANDS_KEPT - 1)
if ARGV[11] == '' then
  redis.call('ZREM', KEYS[4], ARGV[1])
else
  redis.call('ZADD', KEYS[4], ARGV[11], ARGV[1])
end
for entry = 14, #ARGV do
  redis.call('XADD', KEYS[5], '*', 'entry', ARGV[entry])
end
if ARGV[12] ~= '' then
  for key = 1, 3 do
    redis.call('EXPIRE', KEYS[key], ARGV[12])
  end
end
redis.call('SPUBLISH', KEYS[6], ARGV[13])
return { 'committed', version, now }
