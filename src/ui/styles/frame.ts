// Adds what the staff frame and its lists need.
import './buttons';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Group.css';
