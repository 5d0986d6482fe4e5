-- Say something at a table, if its account has not said too much of late.
--
-- KEYS 1 the account's counter   ARGV 1 how many are allowed  2 in how many ms.   Answers 1 or 0.
local times = redis.call('INCR', KEYS[1])
if times == 1 then
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
end
return times <= tonumber(ARGV[1]) and 1 or 0
