-- Change the lobby, unless somebody changed it since it was read.
--
-- KEYS 1 open tables: table → entry, and under '' how often it was changed   2 channel
-- ARGV 1 how often it had been changed when it was read  2 table  3 new entry, '' to take it out
if tonumber(redis.call('HGET', KEYS[1], '') or 0) ~= tonumber(ARGV[1]) then
  return 0
end
if ARGV[3] == '' then
  redis.call('HDEL', KEYS[1], ARGV[2])
else
  redis.call('HSET', KEYS[1], ARGV[2], ARGV[3])
end
redis.call('HINCRBY', KEYS[1], '', 1)
redis.call('SPUBLISH', KEYS[2], ARGV[2])
return 1
