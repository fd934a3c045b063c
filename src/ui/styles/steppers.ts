// Adds those of amounts with − and +.
import './fields';
import '@mantine/core/styles/ActionIcon.css';
